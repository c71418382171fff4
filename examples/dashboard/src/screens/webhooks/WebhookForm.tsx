import { NativeSelect, TextInput } from '@mantine/core';
import { useLocation } from 'wouter';
import { FormBody } from '../../forms/FormBody.tsx';
import { useForm } from '../../forms/useForm.ts';
import { CreateWebhookDocument, WebhookChoicesDocument } from '../../gql/graphql.ts';
import { useChange } from '../../graph/useChange.ts';
import { useScreen } from '../../graph/useScreen.ts';
import { type Named, nameOf } from '../../ui/Name.tsx';

interface WebhookFormProps {
  readonly workspaceId: string;
  readonly projects: readonly Named[];
  readonly close: () => void;
}

const INITIAL = { name: '', projectId: '', 'pluginInfo.pluginId': '', 'tags.service_key': '' };

/** Makes a webhook, and goes to its page, which has its URL. */
export const WebhookForm = ({ workspaceId: workspace, projects, close }: WebhookFormProps) => {
  const [, navigate] = useLocation();
  const create = useChange(CreateWebhookDocument, ({ webhookCreate }) => webhookCreate);
  const choices = useScreen(WebhookChoicesDocument, { workspace }).data;
  const form = useForm(INITIAL, async (values) => {
    const serviceKey = values['tags.service_key'];
    const { payload, refusals } = await create({
      input: {
        name: values.name,
        projectId: values.projectId,
        pluginInfo: { pluginId: values['pluginInfo.pluginId'] },
        ...(serviceKey === '' ? {} : { tags: { service_key: serviceKey } }),
      },
    });
    if (payload?.webhook) navigate(`/webhooks/${payload.webhook.id}`);
    return refusals;
  });
  return (
    <FormBody form={form} action="Make webhook" cancel={close}>
      <NativeSelect label="Who sends" required data-autofocus {...form.field('pluginInfo.pluginId')}>
        <option value="" disabled>
          Choose the monitoring system
        </option>
        {choices?.plugins?.nodes.map((plugin) => (
          <option key={plugin.id} value={plugin.id}>
            {nameOf(plugin)}
          </option>
        ))}
      </NativeSelect>
      <NativeSelect label="Alerts belong to" required {...form.field('projectId')}>
        <option value="" disabled>
          Choose a project
        </option>
        {projects.map((project) => (
          <option key={project.id} value={project.id}>
            {nameOf(project)}
          </option>
        ))}
      </NativeSelect>
      <TextInput label="Name" placeholder="Checkout: Grafana" required {...form.field('name')} />
      <NativeSelect
        label="Service"
        description="Whose members and escalation its alerts have"
        {...form.field('tags.service_key')}
      >
        <option value="">That of the project</option>
        {choices?.workspace?.alertServices?.nodes.map((service) => (
          <option key={service.id} value={service.serviceKey}>
            {service.name}
          </option>
        ))}
      </NativeSelect>
    </FormBody>
  );
};
