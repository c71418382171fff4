/** Provider names whose spelling in the API is not simply their snake_case form. */
const PROVIDER_SPELLINGS: Readonly<Record<string, string>> = {
  amazon: 'aws',
  amazon_web_services: 'aws',
  amazon_web_services_inc: 'aws',
  microsoft_azure: 'azure',
  microsoft: 'azure',
  google: 'google_cloud',
  gcp: 'google_cloud',
  google_cloud_platform: 'google_cloud',
  oracle: 'oracle_cloud',
  oracle_cloud_infrastructure: 'oracle_cloud',
  alibaba: 'alibaba_cloud',
};

/** A provider's name in the API's spelling: `Amazon Web Services` is `aws`, `Hetzner Online` is `hetzner_online`. */
export const normalizeProvider = (name: string): string => {
  const snake = name
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '_')
    .replace(/^_|_$/g, '');
  return PROVIDER_SPELLINGS[snake] ?? snake;
};
