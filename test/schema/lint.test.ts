import { ESLint } from 'eslint';
import { describe, expect, it } from 'vitest';

const eslint = new ESLint({ cwd: `${import.meta.dirname}/../..` });

/** The rules that the SDL of an area violates. */
const broken = async (sdl: string) => {
  const [result] = await eslint.lintText(sdl, { filePath: 'schema/monitoring.graphql', warnIgnored: true });
  return result?.messages.map(({ ruleId, message }) => ruleId ?? message);
};

const valid = `
"A picture of something."
type Picture @key(fields: "id") {
  "Stable identifier."
  id: ID!
  "What it is good for."
  use: PictureUse
}

"What pictures are good for."
enum PictureUse {
  "Shown in lists."
  THUMBNAIL
}

"What to make."
input PictureCreateInput {
  "What it is good for."
  use: PictureUse
}

"What came of it."
type PictureCreatePayload {
  "The picture. Null on refusal."
  picture: Picture
}

"Changes."
type Mutation {
  "Makes a picture."
  pictureCreate("What to make." input: PictureCreateInput!): PictureCreatePayload @semanticNonNull
}
`;

describe('the SDL of an area', () => {
  it('passes in the required form', async () => {
    expect(await broken(valid)).toEqual([]);
  });

  it.each([
    {
      given: 'a type without a description',
      from: '"A picture of something."\n',
      to: '',
      rule: 'graphql/require-description',
    },
    {
      given: 'an argument without a description',
      from: '"What to make." input',
      to: 'input',
      rule: 'graphql/require-description',
    },
    { given: 'a field in snake_case', from: 'id: ID!', to: 'picture_id: ID!', rule: 'graphql/naming-convention' },
    { given: 'a value in lower case', from: 'THUMBNAIL', to: 'thumbnail', rule: 'graphql/naming-convention' },
    {
      given: 'an input with a wrong name',
      from: 'input: PictureCreateInput!',
      to: 'input: PictureUse!',
      rule: 'graphql/input-name',
    },
    {
      given: 'an input argument with a wrong name',
      from: ' input: Pic',
      to: ' picture: Pic',
      rule: 'graphql/input-name',
    },
    {
      given: 'a payload with a wrong name',
      from: '): PictureCreatePayload',
      to: '): Picture',
      rule: 'skein/payload-name',
    },
    {
      given: 'a payload that is non-null',
      from: '): PictureCreatePayload',
      to: '): PictureCreatePayload!',
      rule: 'skein/payload-name',
    },
    {
      given: 'a mutation without @semanticNonNull',
      from: ' @semanticNonNull',
      to: '',
      rule: 'skein/semantic-non-null',
    },
    {
      given: 'a field that is null only with an error, without @semanticNonNull',
      from: '"What it is good for."\n  use: PictureUse\n}\n\n"What pictures',
      to: '"Its use. Null if the area is unavailable."\n  use: PictureUse\n}\n\n"What pictures',
      rule: 'skein/semantic-non-null',
    },
    {
      given: '@semanticNonNull where null has another reason',
      from: '"The picture. Null on refusal."\n  picture: Picture',
      to: '"The picture. Null on refusal."\n  picture: Picture @semanticNonNull',
      rule: 'skein/semantic-non-null',
    },
    {
      given: '@semanticNonNull at a non-null field',
      from: 'id: ID!',
      to: 'id: ID! @semanticNonNull',
      rule: 'skein/semantic-non-null',
    },
    {
      given: 'a reference in an input without Id in its name',
      from: '  use: PictureUse\n}\n\n"What came',
      to: '  use: PictureUse\n  "Whose it is."\n  owners: [ID!]\n}\n\n"What came',
      rule: 'skein/reference-name',
    },
    {
      given: 'a condition on a reference without Id in its name',
      from: '"What came of it."',
      to: '"Conditions."\ninput PictureFilter {\n  "Whose it is."\n  owner: IDFilter\n}\n\n"What came of it."',
      rule: 'skein/reference-name',
    },
    {
      given: 'a condition on the domain',
      from: '"What came of it."',
      to: '"Conditions."\ninput PictureFilter {\n  "Its domain."\n  domainId: IDFilter\n}\n\n"What came of it."',
      rule: 'skein/domain-at-root',
    },
    {
      given: 'a domain argument below a root field',
      from: '  use: PictureUse\n}\n\n"What pictures',
      to: '  use("Its domain." domainId: ID): PictureUse\n}\n\n"What pictures',
      rule: 'skein/domain-at-root',
    },
    {
      given: 'a deletedId in a mutation that deletes nothing',
      from: '  "The picture. Null on refusal."\n  picture: Picture',
      to: '  "The picture. Null on refusal."\n  deletedId: ID',
      rule: 'skein/deleted-id',
    },
    {
      given: 'a deletion that does not return what it deleted',
      from: '"What came of it."\ntype PictureCreatePayload',
      to: '"What came of it."\ntype PictureDeletePayload {\n  "The picture."\n  picture: Picture\n}\n\n"What came of it."\ntype PictureCreatePayload',
      rule: 'skein/deleted-id',
    },
    {
      given: 'a deprecation without a reason',
      from: 'use: PictureUse\n}\n\n"What pic',
      to: 'use: PictureUse @deprecated\n}\n\n"What pic',
      rule: 'graphql/require-deprecation-reason',
    },
  ])('violates a rule: $given', async ({ from, to, rule }) => {
    expect(valid).toContain(from);

    expect(await broken(valid.replace(from, to))).toContain(rule);
  });
});
