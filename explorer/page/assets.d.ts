/** A query document, imported as a string by the bundler's text loader. */
declare module '*.graphql' {
  const text: string;
  export default text;
}
