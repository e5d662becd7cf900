/** Which place of the table somebody looks at more closely. */
export type Shown =
  | { readonly kind: 'you' }
  /** A bot's seat; null is an empty one, for a bot to sit down. */
  | { readonly kind: 'bot'; readonly seat: number | null }
  | { readonly kind: 'person'; readonly person: number };
