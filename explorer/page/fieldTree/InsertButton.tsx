import { useGraphiQL } from '@graphiql/react';
import type { GraphQLNamedType } from 'graphql';
import { useMemo } from 'react';
import { readDocument } from './documentText.ts';
import { findInsertLocation } from './insertion.ts';
import { addField } from './queryEdits.ts';
import { useQueryText } from './useQueryText.ts';

interface InsertButtonProps {
  /** The type that has the field. */
  readonly owner: GraphQLNamedType;
  readonly field: string;
}

/** Inserts a field where the query selects its type, at best at the cursor. Nothing is shown where it selects none. */
export const InsertButton = ({ owner, field }: InsertButtonProps) => {
  const schema = useGraphiQL((state) => state.schema);
  const { text, setText, cursor } = useQueryText();
  const document = useMemo(() => readDocument(text), [text]);
  if (!schema || !document || !findInsertLocation(document, schema, owner, { field, cursor: 0 })) return null;
  function insert() {
    const place = schema && document && findInsertLocation(document, schema, owner, { field, cursor: cursor() });
    if (place) setText(addField(text, schema, place));
  }
  return (
    <button
      type="button"
      className="insert"
      onClick={insert}
      aria-label={`Insert ${owner.name}.${field} into the query`}
    >
      Insert
    </button>
  );
};
