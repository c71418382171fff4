/** The result of an iterator that has ended. */
export const DONE = { done: true, value: undefined } as const;

/**
 * The values of an iterator, converted. `throw` and `return` are passed on at once, while a generator would first wait for the value that
 * it awaits. If a value cannot be converted, the iterator is returned.
 */
export const mapIterator = <Value, Converted>(
  values: AsyncIterator<Value>,
  convert: (value: Value) => Converted | Promise<Converted>,
): AsyncIterator<Converted> => {
  const wrap = (value: Converted) => ({ done: false, value }) as const;
  const fail = async (error: unknown): Promise<never> => {
    await values.return?.();
    throw error;
  };
  const show = ({
    done,
    value,
  }: IteratorResult<Value>): IteratorResult<Converted> | Promise<IteratorResult<Converted>> => {
    if (done) return DONE;
    try {
      const converted = convert(value);
      return converted instanceof Promise ? converted.then(wrap, fail) : wrap(converted);
    } catch (error) {
      return fail(error);
    }
  };
  const showStep = (step: Promise<IteratorResult<Value>> = Promise.resolve(DONE)) => step.then(show);
  return {
    next: () => showStep(values.next()),
    throw: (reason) => showStep(values.throw?.(reason)),
    return: () => showStep(values.return?.()),
  };
};
