/** What a process has used since it started, all its threads together: milliseconds of processor time. */
export const cpuMs = (): number => {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
};
