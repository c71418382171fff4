/** By the answer. Not a member of it, for some send an answer as it is. */
const shared = new WeakMap<object, ReadonlySet<unknown>>();

/** Notes which objects stand in many places of an answer, all alike; an executor that says nothing of them promises less. */
export function noteShared(answer: object, objects: ReadonlySet<unknown>): void {
  shared.set(answer, objects);
}

/** The objects that are known to stand in many places of an answer; undefined where none are. */
export function sharedIn(answer: object): ReadonlySet<unknown> | undefined {
  return shared.get(answer);
}
