/** Stored by result object, not as a property of it, because some callers send the result as it is. */
const sharedObjects = new WeakMap<object, ReadonlySet<unknown>>();

/** Registers the objects that occur in many places of a result. Optional for executors. */
export const registerSharedObjects = (answer: object, objects: ReadonlySet<unknown>): void => {
  sharedObjects.set(answer, objects);
};

/** The objects registered as occurring in many places of a result. Undefined if none are. */
export const sharedObjectsOf = (answer: object): ReadonlySet<unknown> | undefined => sharedObjects.get(answer);
