import { type ChangeEvent, type FormEvent, type RefObject, useEffect, useRef, useState } from 'react';
import type { ChangeRefusal } from '../graph/useChange.ts';

/** What people enter: texts and lists, by the path of the member of the input that they become, such as `pluginInfo.pluginId`. */
export type FormValues = Readonly<Record<string, unknown>>;

type FieldName<Values, Value> = { [Name in keyof Values]: Values[Name] extends Value ? Name : never }[keyof Values] &
  string;

/** A form, its values, and what was refused of them. */
export interface Form<Values extends FormValues> {
  readonly values: Values;
  readonly set: <Name extends keyof Values & string>(name: Name, value: Values[Name]) => void;
  /** The properties of an input for a text. */
  readonly field: (name: FieldName<Values, string>) => {
    readonly name: string;
    readonly value: string;
    readonly error: string | null;
    readonly onChange: (event: ChangeEvent<HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement>) => void;
  };
  /** The properties of an input for several choices. */
  readonly choices: (name: FieldName<Values, readonly string[]>) => {
    readonly value: string[];
    readonly error: string | null;
    readonly onChange: (value: string[]) => void;
  };
  /** What was refused of a member, or inside it. */
  readonly problemAt: (path: string) => string | null;
  /** What was refused of none of the fields. */
  readonly problem: string | null;
  readonly isBusy: boolean;
  /** Sends the values. Returns whether nothing was refused. */
  readonly save: () => Promise<boolean>;
  readonly submit: (event: FormEvent) => void;
  readonly element: RefObject<HTMLFormElement | null>;
}

const concernsField = ({ path }: ChangeRefusal, name: string): boolean =>
  `${path?.join('.') ?? ''}.`.startsWith(`${name}.`);

/**
 * The state of a form. What was refused stands at its field, which gets the focus, and what was typed stays.
 *
 * @param initial values before anything is typed; later ones are not read
 * @param send sends the values, of a record the changed ones; what it returns was refused, nothing of it if the change was made
 */
export const useForm = <Values extends FormValues>(
  initial: Values,
  send: (values: Values, changes: Partial<Values>) => Promise<readonly ChangeRefusal[]>,
): Form<Values> => {
  const [first] = useState(initial);
  const [values, setValues] = useState(initial);
  const [refusals, setRefusals] = useState<readonly ChangeRefusal[]>([]);
  const [isBusy, setIsBusy] = useState(false);
  const element = useFocusOfInvalid(refusals);
  const problemAt = (path: string) => refusals.find((refusal) => concernsField(refusal, path))?.message ?? null;
  const set: Form<Values>['set'] = (name, value) => {
    setValues((all) => ({ ...all, [name]: value }));
    setRefusals((all) => all.filter((refusal) => !concernsField(refusal, name)));
  };
  const save = async (): Promise<boolean> => {
    if (isBusy) return false;
    setIsBusy(true);
    const found = await send(values, findChanges(first, values));
    setIsBusy(false);
    setRefusals(found);
    return found.length === 0;
  };
  return {
    ...{ values, set, problemAt, isBusy, save, element },
    field: (name) => ({
      ...{ name, value: values[name] as string, error: problemAt(name) },
      onChange: ({ currentTarget }) => set(name, currentTarget.value as Values[typeof name]),
    }),
    choices: (name) => ({
      ...{ value: [...(values[name] as readonly string[])], error: problemAt(name) },
      onChange: (value) => set(name, value as unknown as Values[typeof name]),
    }),
    problem:
      refusals.find((refusal) => !Object.keys(first).some((name) => concernsField(refusal, name)))?.message ?? null,
    submit: (event) => {
      event.preventDefault();
      void save();
    },
  };
};

/** The values that are others than at first. */
const findChanges = <Values extends FormValues>(first: Values, values: Values): Partial<Values> =>
  Object.fromEntries(
    Object.entries(values).filter(([name, value]) => JSON.stringify(value) !== JSON.stringify(first[name])),
  ) as Partial<Values>;

/** Focuses the first field that was refused. */
const useFocusOfInvalid = (refusals: readonly ChangeRefusal[]): RefObject<HTMLFormElement | null> => {
  const element = useRef<HTMLFormElement>(null);
  useEffect(() => {
    if (refusals.length > 0) element.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [refusals]);
  return element;
};
