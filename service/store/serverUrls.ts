/** The servers of a PostgreSQL URL. Without the driver, so that every program can read it. */

/** The URL of each server of `postgres://user:password@one:5432,two:5432/database`, as libpq writes several servers. */
export const splitServerUrls = (url: string): readonly string[] => {
  const [, before = '', servers = url, after = ''] = /^(\w+:\/\/(?:[^/?#]*@)?)([^/?#]*)(.*)$/.exec(url) ?? [];
  return servers.split(',').map((server) => `${before}${server}${after}`);
};
