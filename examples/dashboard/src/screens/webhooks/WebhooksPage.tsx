import { useState } from 'react';
import { Link } from 'wouter';
import { FormButton } from '../../forms/FormButton.tsx';
import { WebhooksDocument, type WebhooksQuery } from '../../gql/graphql.ts';
import { partOf, useScreen } from '../../graph/useScreen.ts';
import { ProjectLink } from '../../ui/AlertTable.tsx';
import { formatCount } from '../../ui/format.ts';
import { Name, type NamedRecord, printName } from '../../ui/Name.tsx';
import { PageHead } from '../../ui/PageHead.tsx';
import { Pager } from '../../ui/Pager.tsx';
import { Panel } from '../../ui/Panel.tsx';
import { EnabledTag } from '../../ui/Tag.tsx';
import { WebhookForm } from './WebhookForm.tsx';

type ListedWebhook = NonNullable<WebhooksQuery['webhooks']>['nodes'][number];

/** Webhooks of a page of the list. */
const PAGE_SIZE = 20;

interface WebhooksPageProps {
  readonly workspaceId: string;
  readonly projects: readonly NamedRecord[];
}

/** The webhooks of a workspace: who sends events, and what their alerts belong to. */
export const WebhooksPage = ({ workspaceId: workspace, projects }: WebhooksPageProps) => {
  const [page, setPage] = useState(1);
  const screen = useScreen(WebhooksDocument, { offset: (page - 1) * PAGE_SIZE });
  const part = partOf(screen, ['webhooks'], screen.data?.webhooks);
  return (
    <>
      <PageHead
        title="Webhooks"
        receivedAt={screen.receivedAt}
        hint="Where monitoring systems send their events, which become alerts"
      >
        <FormButton name="webhook" label="New webhook">
          {(close) => <WebhookForm workspaceId={workspace} projects={projects} close={close} />}
        </FormButton>
      </PageHead>
      <Panel
        title="Webhooks of the workspace"
        height={420}
        part={part}
        empty={part.state === 'ready' && part.value.totalCount === 0 && 'Nothing sends events yet.'}
      >
        {({ nodes, totalCount }) => (
          <>
            <table className="table cards" aria-label="Webhooks">
              <thead>
                <tr>
                  <th scope="col" className="wide">
                    Webhook
                  </th>
                  <th scope="col">State</th>
                  <th scope="col">Project</th>
                  <th scope="col">Service</th>
                  <th scope="col" className="number">
                    Open alerts
                  </th>
                </tr>
              </thead>
              <tbody>
                {nodes.map((webhook) => (
                  <WebhookRow key={webhook.id} webhook={webhook} />
                ))}
              </tbody>
            </table>
            <Pager page={page} pageSize={PAGE_SIZE} totalCount={totalCount} show={setPage} />
          </>
        )}
      </Panel>
    </>
  );
};

const WebhookRow = ({ webhook }: { readonly webhook: ListedWebhook }) => {
  const plugin = webhook.pluginInfo?.plugin;
  return (
    <tr>
      <td>
        <Link href={`/webhooks/${webhook.id}`} className="title">
          {printName(webhook)}
        </Link>
        <div className="quiet small">{plugin && printName(plugin)}</div>
      </td>
      <td data-label="State" className="fit">
        <EnabledTag state={webhook.state} />
      </td>
      <td data-label="Project">{webhook.project ? <ProjectLink project={webhook.project} /> : '–'}</td>
      <td data-label="Service">
        <Name of={webhook} field="service" none="–" />
      </td>
      <td data-label="Open alerts" className="number">
        {webhook.alertCounts ? formatCount(webhook.alertCounts.total) : '–'}
      </td>
    </tr>
  );
};
