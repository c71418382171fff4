import { NativeSelect, TextInput } from '@mantine/core';
import { useLocation } from 'wouter';
import { FormBody } from '../../forms/FormBody.tsx';
import { mapChanged } from '../../forms/mapChanged.ts';
import { useFinish } from '../../forms/useFinish.ts';
import { type Form, useForm } from '../../forms/useForm.ts';
import {
  CreateWebhookDocument,
  UpdateWebhookDocument,
  WebhookChoicesDocument,
  type WebhookChoicesQuery,
} from '../../gql/graphql.ts';
import { type ChangeRefusal, useChange } from '../../graph/useChange.ts';
import { useScreen } from '../../graph/useScreen.ts';
import { type NamedRecord, printName } from '../../ui/Name.tsx';
import type { Webhook } from './webhook.ts';

interface WebhookFormProps {
  readonly workspaceId: string;
  /** Projects that a new one may belong to. */
  readonly projects?: readonly NamedRecord[];
  /** The webhook to change; undefined: a new one. */
  readonly webhook?: Webhook;
  readonly close: () => void;
}

const INITIAL = { name: '', projectId: '', 'pluginInfo.pluginId': '', 'tags.service_key': '' };

type WebhookValues = typeof INITIAL;

const toWebhookValues = ({ name, tags }: Webhook): WebhookValues => ({
  ...INITIAL,
  name: name ?? '',
  'tags.service_key': String(tags.service_key ?? ''),
});

/** The labels of a webhook of a service; with an empty key, of that of its project. */
const setServiceKey = ({ service_key: _, ...others }: Webhook['tags'], key: string) =>
  key === '' ? others : { ...others, service_key: key };

/** Makes a webhook, and goes to its page, which has its URL; or changes one. */
export const WebhookForm = ({ workspaceId: workspace, projects = [], webhook, close }: WebhookFormProps) => {
  const create = useCreate();
  const update = useChange(UpdateWebhookDocument, ({ webhookUpdate }) => webhookUpdate);
  const finish = useFinish(close);
  const choices = useScreen(WebhookChoicesDocument, { workspace }).data;
  const form = useForm(webhook ? toWebhookValues(webhook) : INITIAL, async (values, changes) => {
    if (!webhook) return create(values);
    const { name, 'tags.service_key': serviceKey } = changes;
    const tags = mapChanged(serviceKey, (key) => setServiceKey(webhook.tags, key));
    return finish((await update({ input: { id: webhook.id, name, tags } })).refusals, 'Webhook changed.');
  });
  return (
    <FormBody form={form} action={webhook ? 'Save webhook' : 'Make webhook'} cancel={close}>
      {!webhook && <Origin form={form} projects={projects} plugins={choices?.plugins?.nodes ?? []} />}
      <TextInput
        label="Name"
        placeholder="Checkout: Grafana"
        required
        data-autofocus={webhook !== undefined}
        {...form.field('name')}
      />
      <NativeSelect
        label="Service"
        description="Whose members and escalation its alerts have"
        {...form.field('tags.service_key')}
      >
        <option value="">That of the project</option>
        {listServices(choices, form.values['tags.service_key']).map(({ name, serviceKey }) => (
          <option key={serviceKey} value={serviceKey}>
            {name}
          </option>
        ))}
      </NativeSelect>
    </FormBody>
  );
};

/** The services to choose from, and the one that is chosen, of which perhaps only the key is known. */
const listServices = (choices: WebhookChoicesQuery | undefined, chosen: string) => {
  const known = choices?.workspace?.alertServices?.nodes ?? [];
  const isKnown = chosen === '' || known.some(({ serviceKey }) => serviceKey === chosen);
  return isKnown ? known : [...known, { name: chosen, serviceKey: chosen }];
};

const useCreate = () => {
  const [, navigate] = useLocation();
  const create = useChange(CreateWebhookDocument, ({ webhookCreate }) => webhookCreate);
  return async (values: WebhookValues): Promise<readonly ChangeRefusal[]> => {
    const key = values['tags.service_key'];
    const { payload, refusals } = await create({
      input: {
        name: values.name,
        projectId: values.projectId,
        pluginInfo: { pluginId: values['pluginInfo.pluginId'] },
        ...(key === '' ? {} : { tags: setServiceKey({}, key) }),
      },
    });
    if (payload?.webhook) navigate(`/webhooks/${payload.webhook.id}`);
    return refusals;
  };
};

interface OriginProps {
  readonly form: Form<WebhookValues>;
  readonly projects: readonly NamedRecord[];
  readonly plugins: readonly NamedRecord[];
}

/** What sends to a webhook, and the project that its alerts belong to. They never change. */
const Origin = ({ form, projects, plugins }: OriginProps) => (
  <>
    <NativeSelect label="Who sends" required data-autofocus {...form.field('pluginInfo.pluginId')}>
      <option value="" disabled>
        Choose the monitoring system
      </option>
      {plugins.map((plugin) => (
        <option key={plugin.id} value={plugin.id}>
          {printName(plugin)}
        </option>
      ))}
    </NativeSelect>
    <NativeSelect label="Alerts belong to" required {...form.field('projectId')}>
      <option value="" disabled>
        Choose a project
      </option>
      {projects.map((project) => (
        <option key={project.id} value={project.id}>
          {printName(project)}
        </option>
      ))}
    </NativeSelect>
  </>
);
