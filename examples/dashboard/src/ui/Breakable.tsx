import { Fragment } from 'react';

/** A text without blanks, such as an address or the name of a rule, whose lines break between its words. */
export const Breakable = ({ text }: { readonly text: string }) =>
  text.split(/(?<=[/?&=_.:,])(?=\w)|(?<=[a-z])(?=[A-Z])/).map((word, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: words have no identity but their place
    <Fragment key={index}>
      {index > 0 && <wbr />}
      {word}
    </Fragment>
  ));
