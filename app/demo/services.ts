/** Alert services of the demo domain: who is responsible for a group of projects, and under which escalation policy. */
import { escalationPolicy } from '../../contract/alert-manager/escalationPolicy.ts';
import { service } from '../../contract/alert-manager/service.ts';
import { RETAIL } from './projects.ts';
import { type DemoPeople, findMaintainer } from './session.ts';

/** A service, and the projects whose webhooks carry its key. A channel in `bootstrap.json` carries it as well. */
interface DemoService {
  readonly service_key: string;
  readonly name: string;
  readonly description: string;
  readonly workspace_id: string;
  readonly user_group: string;
  readonly projects: readonly string[];
}

const retail = { workspace_id: RETAIL, user_group: 'ug-retail-oncall' };
const data = { workspace_id: 'workspace-data', user_group: 'ug-data-oncall' };

const SERVICES: readonly DemoService[] = [
  {
    ...retail,
    service_key: 'checkout',
    name: 'Checkout and payments',
    description: 'Everything between the basket and the receipt.',
    projects: ['project-checkout', 'project-payments', 'project-orders', 'project-logistics'],
  },
  {
    ...retail,
    service_key: 'storefront',
    name: 'Storefront and discovery',
    description: 'What shoppers see: pages, apps, search and recommendations.',
    projects: ['project-storefront', 'project-mobile', 'project-search', 'project-recommendations'],
  },
  {
    ...data,
    service_key: 'data-platform',
    name: 'Data platform',
    description: 'Warehouse, streams, reports and model training.',
    projects: ['project-warehouse', 'project-streaming', 'project-reporting', 'project-training'],
  },
];

/** The key that webhooks of a project send in `tags.service_key`. */
export const findServiceKey = (projectId: string): string =>
  SERVICES.find(({ projects }) => projects.includes(projectId))?.service_key ?? '';

const makeService = async (people: DemoPeople, each: DemoService): Promise<void> => {
  const { service_key, name, description, workspace_id, user_group, projects } = each;
  const keeper = findMaintainer(people, { workspace_id });
  const { service_id } = await keeper.call(service.create, {
    ...{ service_key, name, description, workspace_id },
    members: { USER: [keeper.userId], USER_GROUP: [user_group] },
    options: { notification_urgency: 'ALL', recovery_mode: 'AUTO' },
    tags: { projects },
  });
  const rules = [
    { channels: [`channel-${service_key}`], escalate_minutes: 15 },
    { channels: [], escalate_minutes: 30 },
  ];
  const { escalation_policy_id } = await keeper.call(escalationPolicy.create, {
    ...{ service_id, rules, name: `${name}: on call`, finish_condition: 'ACKNOWLEDGED' },
    repeat: { state: 'ENABLED', count: 2 },
  });
  await keeper.call(service.update, { service_id, escalation_policy_id });
};

/** Creates the services before their webhooks receive events: alerts are linked to services when they are created. */
export const makeServices = async (people: DemoPeople): Promise<number> => {
  for (const each of SERVICES) await makeService(people, each);
  return SERVICES.length;
};
