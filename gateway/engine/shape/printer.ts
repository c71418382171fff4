import { compileSource, quote, quoteRead } from '../base/compileSource.ts';
import { MULTI_BYTE_CHARACTER, type SharedObjects } from './answerSize.ts';
import { compileWhenHot } from './compileWhenHot.ts';
import type { FieldShape, ObjectShape, Shape } from './shape.ts';

/** Prints what is at one place of an answer: an object, a list or null. */
export interface Printer {
  /**
   * Prints as `JSON.stringify` does, but each shared object only once.
   *
   * @throws {TypeError | RangeError} as `JSON.stringify`
   */
  print(value: unknown, shared: SharedObjects): string;
  /** Prints the items of a list, without the brackets around them. */
  printItems(list: readonly unknown[], shared: SharedObjects): string;
  /** The printers of an object's members, by response name. A leaf has none. */
  readonly members: ReadonlyMap<string, Printer>;
}

/** The printer of an operation's data. Undefined until the operation is hot. */
export const printerWhenHot = (shape: Shape): (() => Printer | undefined) =>
  compileWhenHot<[], Printer | undefined>(
    () => undefined,
    () => {
      const printer = compilePrinter(shape);
      return () => printer;
    },
  );

const compilePrinter = (shape: Shape): Printer => {
  const children = shape.kind === 'object' && isMostlyNested(shape) ? shape : undefined;
  const members = new Map(
    children?.fields.flatMap(({ name, child }) => (child ? [[name, compilePrinter(child)]] : [])),
  );
  return { ...createPrint(children && compilePrintMembers(children, members)), members };
};

/**
 * Whether at least half of an object is in objects below it. Of others `JSON.stringify` prints all at once faster than code
 * that prints each member, even if that leaves out some.
 */
const isMostlyNested = ({ fields }: ObjectShape): boolean => {
  const nested = fields.filter(({ child }) => child !== undefined);
  return nested.length > 0 && 2 * countLeaves(nested) >= countLeaves(fields);
};

const countLeaves = (fields: readonly FieldShape[]): number =>
  fields.reduce((sum, { child }) => sum + (child?.kind === 'object' ? countLeaves(child.fields) : 1), 0);

type PrintValue = Printer['print'];

/** @param printObject prints an object by its members. Undefined: `JSON.stringify` prints it */
const createPrint = (printObject: PrintValue | undefined): Omit<Printer, 'members'> => {
  const print: PrintValue = (value, shared) => {
    if (typeof value !== 'object' || value === null) return printLeaf(value);
    if (Array.isArray(value)) return `[${printItems(value, shared)}]`;
    const object = shared.get(value);
    if (object?.text !== undefined) return object.text;
    const text = printObject === undefined ? JSON.stringify(value) : printObject(value, shared);
    if (object !== undefined) object.text = text;
    return text;
  };
  const printItems: Printer['printItems'] = (list, shared) => {
    if (printObject === undefined) return JSON.stringify(list).slice(1, -1);
    let text = '';
    for (let index = 0; index < list.length; index++) text += (index === 0 ? '' : ',') + print(list[index], shared);
    return text;
  };
  return { print, printItems };
};

/** Generates the function's source: reading members by name takes a third of the time of a loop over their names. */
const compilePrintMembers = ({ fields }: ObjectShape, members: ReadonlyMap<string, Printer>): PrintValue => {
  const prints = fields.map(({ name }) => members.get(name)?.print ?? printLeaf);
  const sources = fields.map(({ name }, index) => {
    const key = quote(`${index === 0 ? '{' : ','}${quote(name)}:`);
    return `${key} + prints[${index}](${quoteRead('value', name)}, shared)`;
  });
  const source = `return function print(value, shared) { return ${sources.join(' + ')} + '}'; }`;
  return compileSource<PrintValue>('prints', source)(prints);
};

const printLeaf = (value: unknown): string => {
  if (typeof value === 'string') return MULTI_BYTE_CHARACTER.test(value) ? JSON.stringify(value) : `"${value}"`;
  return JSON.stringify(value) ?? 'null';
};
