declare module 'virtual:words/*' {
  const catalogue: string;
  export default catalogue;
}

declare module 'virtual:rules/*' {
  const text: import('../build/rules.ts').RulesText;
  export default text;
}
