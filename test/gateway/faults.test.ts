import { parse, validate } from 'graphql';
import { describe, expect, it } from 'vitest';
import { federate } from './federate.ts';

const { ask, engine } = federate({
  a: { sdl: 'type Query { node(n: Int): Node } type Node { child(n: Int): Node x: Int } union Thing = Node' },
});

/** A document for each rule that the gateway skips if the text cannot break it. */
const FAULTY = [
  { fault: 'a fragment nobody spreads', text: '{ node { x } } fragment f on Node { x }' },
  { fault: 'two fragments of one name', text: '{ node { ...f } } fragment f on Node { x } fragment f on Node { x }' },
  { fault: 'a fragment that contains itself', text: '{ node { ...f } } fragment f on Node { child { ...f } }' },
  { fault: 'a spread of no fragment', text: '{ node { ...f } }' },
  { fault: 'a fragment on a scalar', text: '{ node { ... on Int { x } } }' },
  { fault: 'a fragment that cannot apply', text: '{ node { ... on Query { node { x } } } }' },
  { fault: 'a fragment on an unknown type', text: '{ node { ... on Nobody { x } } }' },
  { fault: 'an unknown directive', text: '{ node @later { x } }' },
  { fault: 'a directive twice', text: '{ node @skip(if: true) @skip(if: true) { x } }' },
  { fault: 'a variable nobody uses', text: 'query ($n: Int) { node { x } }' },
  { fault: 'a variable nobody declares', text: '{ node(n: $n) { x } }' },
  { fault: 'a variable twice', text: 'query ($n: Int, $n: Int) { node(n: $n) { x } }' },
  { fault: 'a variable of an output type', text: 'query ($n: Node) { node(n: $n) { x } }' },
  { fault: 'a variable where it does not fit', text: 'query ($n: String) { node(n: $n) { x } }' },
  { fault: 'several faults', text: 'query ($n: Node) {\n  node { y ...f }\n  other @later\n}' },
];

describe('a faulty document', () => {
  it.each(FAULTY)('with $fault has the messages and locations of graphql-js', async ({ text }) => {
    const { errors } = await ask(text);

    const expected = validate(engine.apiSchema, parse(text));
    expect(expected.length).toBeGreaterThan(0);
    expect(errors?.map(({ message, locations }) => ({ message, locations }))).toEqual(
      expected.map(({ message, locations }) => ({ message, locations })),
    );
  });
});
