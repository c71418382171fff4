import { isUnknown } from '../graph/unknown.ts';

/** A record that others name. */
export interface NamedRecord {
  readonly id: string;
  readonly name: string | null;
}

const UNKNOWN = 'Not known now';

/** Stands for a value that could not be loaded, which is not the same as no value. */
export const Unknown = () => <span className="unknown">{UNKNOWN}</span>;

interface NameProps<Field extends string> {
  readonly of: { readonly [Key in Field]: NamedRecord | null };
  readonly field: Field;
  /** What null says. */
  readonly none: string;
}

/** The name of a record that `of` refers to: its identifier if it has none, or that it is not known. */
export const Name = <Field extends string>({ of, field, none }: NameProps<Field>) => {
  const named = of[field];
  if (named === null) return isUnknown(of, field) ? <Unknown /> : none;
  return <RecordName record={named} />;
};

/** The name of a record: its identifier if it has none, or that it is not known. */
export const RecordName = ({ record }: { readonly record: NamedRecord }) =>
  isUnknown(record, 'name') ? <Unknown /> : printName(record);

/** As `RecordName`, where there can be text only. */
export const printName = (record: NamedRecord): string =>
  record.name ?? (isUnknown(record, 'name') ? UNKNOWN : record.id);
