import { Anchor } from '@mantine/core';
import { Link } from 'wouter';
import { FormButton } from '../../forms/FormButton.tsx';
import { ServicesDocument } from '../../gql/graphql.ts';
import { partOf, useScreen } from '../../graph/useScreen.ts';
import { formatCount } from '../../ui/format.ts';
import { type NamedRecord, printName } from '../../ui/Name.tsx';
import { PageHead } from '../../ui/PageHead.tsx';
import { Panel } from '../../ui/Panel.tsx';
import { Properties, Property } from '../../ui/Properties.tsx';
import { Policies } from './Policies.tsx';
import { PolicyForm } from './PolicyForm.tsx';
import type { Service } from './service.ts';

/** The services of a workspace: who is called, how their alerts escalate, and what sends them. */
export const ServicesPage = ({ workspaceId: workspace }: { readonly workspaceId: string }) => {
  const screen = useScreen(ServicesDocument, { workspace });
  const part = partOf(screen, ['workspace', 'alertServices'], screen.data?.workspace?.alertServices);
  const isEmpty = part.state === 'ready' && part.value.nodes.length === 0;
  return (
    <>
      <PageHead
        title="Services"
        receivedAt={screen.receivedAt}
        hint="Who is called for alerts, and how they escalate"
      />
      {part.state === 'ready' && !isEmpty ? (
        <div className="grid">
          {part.value.nodes.map((service) => (
            <ServicePanels key={service.id} service={service} />
          ))}
        </div>
      ) : (
        <Panel title="Services" height={420} part={part} empty="There is no service in this workspace.">
          {() => null}
        </Panel>
      )}
    </>
  );
};

const ready = { state: 'ready', failure: null, receivedAt: null } as const;

const ServicePanels = ({ service }: { readonly service: Service }) => (
  <Panel
    title={service.name}
    hint={service.description ?? (service.alertCounts && `${formatCount(service.alertCounts.total)} open alerts`)}
    aside={
      <FormButton name={`policy-${service.id}`} label="New policy" isSmall>
        {(close) => <PolicyForm serviceId={service.id} channels={service.channels} close={close} />}
      </FormButton>
    }
    part={{ ...ready, value: service }}
  >
    {(found) => (
      <div className="halves">
        <Policies service={found} />
        <ServiceDetails service={found} />
      </div>
    )}
  </Panel>
);

const ServiceDetails = ({ service }: { readonly service: Service }) => {
  const { members, channels, webhooks, options, serviceKey } = service;
  return (
    <Properties>
      <Property label="Members">{printMembers(members)}</Property>
      <Property label="Channels">{channels.map(printName).join(', ') || 'None'}</Property>
      <Property label="Webhooks">
        <WebhookLinks webhooks={webhooks} />
      </Property>
      <Property label="Notifies of">
        {options.notificationUrgency === 'HIGH_ONLY' ? 'urgent alerts only' : 'all alerts'}
      </Property>
      <Property label="A recovery">
        {options.recoveryMode === 'AUTO' ? 'resolves its alerts' : 'leaves alerts open'}
      </Property>
      <Property label="Key">{serviceKey}</Property>
    </Properties>
  );
};

/** The graph has no names of groups. */
const printMembers = ({ users, userGroups }: Service['members']): string => {
  const groups = userGroups.length === 1 ? 'a group of users' : `${userGroups.length} groups of users`;
  return [...users.map(printName), ...(userGroups.length > 0 ? [groups] : [])].join(', ') || 'Nobody';
};

const WebhookLinks = ({ webhooks }: { readonly webhooks: readonly NamedRecord[] }) =>
  webhooks.length === 0
    ? 'None'
    : webhooks.map((webhook, index) => (
        <span key={webhook.id}>
          {index > 0 && ', '}
          <Anchor component={Link} href={`/webhooks/${webhook.id}`} fz="inherit">
            {printName(webhook)}
          </Anchor>
        </span>
      ));
