/** CPU time of this process since its start, all threads together, in milliseconds. */
export const readProcessCpuMs = (): number => {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
};
