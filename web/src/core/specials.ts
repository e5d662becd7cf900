/** What each special card does, as a message that takes the edition. */
export const SPECIAL_TIPS: Readonly<Record<string, string>> = {
  '?': 'tip-draw',
  MAX0: 'tip-max-zero',
  'MAX-': 'tip-max-minus',
  X2: 'tip-times-two',
  '0*': 'tip-shuffle-zero',
};
