/** Stored by result object, not as a property of it, because some callers send the result as it is. */
const shared = new WeakMap<object, ReadonlySet<unknown>>();

/** Registers the objects that occur in many places of a result. Optional for executors. */
export const registerShared = (answer: object, objects: ReadonlySet<unknown>): void => {
  shared.set(answer, objects);
};

/** The objects registered as occurring in many places of a result. Undefined if none are. */
export const sharedObjectsOf = (answer: object): ReadonlySet<unknown> | undefined => shared.get(answer);
