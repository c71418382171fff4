/** A query document, as text (the bundler's text loader). */
declare module '*.graphql' {
  const text: string;
  export default text;
}
