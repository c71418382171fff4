/** The documents of `explorer/examples` by name, as the build reads them. */
declare module 'skein:examples' {
  const texts: Readonly<{ [name: string]: string }>;
  export default texts;
}
