/** Stored by result object, not as a property of it, because some callers send the result as it is. */
const shared = new WeakMap<object, ReadonlySet<unknown>>();

/** Registers the objects that occur in many places of a result. Optional for executors. */
export function noteShared(answer: object, objects: ReadonlySet<unknown>): void {
  shared.set(answer, objects);
}

/** The objects registered as occurring in many places of a result. Undefined if none are. */
export function sharedIn(answer: object): ReadonlySet<unknown> | undefined {
  return shared.get(answer);
}
