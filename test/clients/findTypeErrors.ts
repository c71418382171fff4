import ts from 'typescript';

/** The options of a strict program. */
export const STRICT: ts.CompilerOptions = {
  target: ts.ScriptTarget.ESNext,
  module: ts.ModuleKind.ESNext,
  moduleResolution: ts.ModuleResolutionKind.Bundler,
  lib: ['lib.esnext.d.ts', 'lib.dom.d.ts', 'lib.dom.iterable.d.ts'],
  jsx: ts.JsxEmit.ReactJSX,
  strict: true,
  noUncheckedIndexedAccess: true,
  skipLibCheck: true,
  noEmit: true,
  types: [],
};

/** The compiler's errors in a program, by default a strict one; one per line, empty if there are none. */
export const findTypeErrors = (files: readonly string[], options = STRICT): readonly string[] =>
  ts
    .getPreEmitDiagnostics(ts.createProgram(files, options))
    .map(({ messageText }) => ts.flattenDiagnosticMessageText(messageText, '\n'));
