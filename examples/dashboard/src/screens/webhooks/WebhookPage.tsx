import { Button } from '@mantine/core';
import { useThrottledCallback } from '@mantine/hooks';
import { useMemo } from 'react';
import { useLocation } from 'wouter';
import { ConfirmButton } from '../../forms/ConfirmButton.tsx';
import { FormButton } from '../../forms/FormButton.tsx';
import {
  DeleteWebhookDocument,
  DisableWebhookDocument,
  EnableWebhookDocument,
  WebhookAlertChangesDocument,
  WebhookDocument,
  type WebhookQuery,
} from '../../gql/graphql.ts';
import { useAlertActions } from '../../graph/useAlertActions.ts';
import { useChange } from '../../graph/useChange.ts';
import { partOf, type Screen, usePolling, useScreen } from '../../graph/useScreen.ts';
import { useStream } from '../../graph/useStream.ts';
import { AlertTable, ProjectLink } from '../../ui/AlertTable.tsx';
import { Copyable } from '../../ui/Copyable.tsx';
import { formatCount } from '../../ui/format.ts';
import { Name, printName } from '../../ui/Name.tsx';
import { NotFound } from '../../ui/NotFound.tsx';
import { useNotify } from '../../ui/Notices.tsx';
import { PageHead } from '../../ui/PageHead.tsx';
import { Panel } from '../../ui/Panel.tsx';
import { EnabledTag, Tag } from '../../ui/Tag.tsx';
import { findSender, printTryCommand } from './senders.ts';
import { WebhookForm } from './WebhookForm.tsx';
import type { Webhook } from './webhook.ts';

/** Between two requests for the alerts where there is no stream. */
const POLL_SECONDS = 10;

/** Between two requests for the alerts, however many changes there are. */
const MIN_INTERVAL_MS = 1_000;

interface WebhookPageProps {
  readonly id: string;
  readonly workspaceId: string;
}

/** A webhook: its URL, what to paste at the sender, and the alerts that come through it, as they come. */
export const WebhookPage = ({ id, workspaceId: workspace }: WebhookPageProps) => {
  const screen = useScreen(WebhookDocument, { id });
  const variables = useMemo(() => ({ id }), [id]);
  const refresh = useThrottledCallback(screen.refresh, MIN_INTERVAL_MS);
  const isStreaming = useStream(WebhookAlertChangesDocument, true, refresh, variables);
  usePolling(screen.refresh, isStreaming ? 0 : POLL_SECONDS);
  const webhook = screen.data?.webhook;
  const part = partOf(screen, ['webhook'], webhook);
  if (part.state === 'failed' && part.failure.code === 'NOT_FOUND') return <NotFound what="webhook" id={id} />;
  return (
    <>
      <PageHead
        title={webhook ? printName(webhook) : 'Webhook'}
        hint={webhook && <WebhookHint webhook={webhook} />}
        receivedAt={screen.receivedAt}
      >
        {webhook && <WebhookButtons webhook={webhook} workspaceId={workspace} />}
      </PageHead>
      <div className="grid">
        <Panel title="Connect the sender" height={260} part={part}>
          {(found) => <Connect webhook={found} />}
        </Panel>
        <Events screen={screen} isStreaming={isStreaming} />
      </div>
    </>
  );
};

const WebhookHint = ({ webhook }: { readonly webhook: Webhook }) => (
  <span className="alert-hint">
    <EnabledTag state={webhook.state} />
    <span>{webhook.pluginInfo?.plugin && printName(webhook.pluginInfo.plugin)}</span>
    {webhook.project && <ProjectLink project={webhook.project} />}
    <Name of={webhook} field="service" none="" />
  </span>
);

const Connect = ({ webhook: { webhookUrl, pluginInfo, state } }: { readonly webhook: Webhook }) => {
  if (webhookUrl === null) return <p className="panel-empty">It has no URL.</p>;
  const url = String(webhookUrl);
  const { steps, paste } = findSender(pluginInfo?.plugin?.id);
  return (
    <ol className="plain form">
      {state === 'DISABLED' && <li>It is switched off: what is sent to its URL is refused.</li>}
      <li>
        <Copyable label="URL" text={url} />
        <p className="quiet small">Whoever has it can send events: treat it as a password.</p>
      </li>
      <li>
        <p>{steps}</p>
        {paste && <Copyable label="Paste at the sender" text={paste(url)} />}
      </li>
      <li>
        <Copyable label="Or try it from a terminal" text={printTryCommand(url)} />
      </li>
    </ol>
  );
};

interface EventsProps {
  readonly screen: Screen<WebhookQuery>;
  readonly isStreaming: boolean;
}

const Events = ({ screen, isStreaming }: EventsProps) => {
  const actions = useAlertActions();
  const webhook = screen.data?.webhook;
  const alerts = partOf(screen, ['webhook', 'alerts'], webhook?.alerts);
  const count = alerts.state === 'ready' ? alerts.value.totalCount : 0;
  const isOn = webhook?.state !== 'DISABLED';
  return (
    <Panel
      title="Alerts that came through it"
      hint={count > 0 && `${formatCount(count)} in all; the newest first`}
      aside={
        <span role="status">
          <EventsTag isOn={isOn} isStreaming={isStreaming} count={count} />
        </span>
      }
      part={alerts}
      empty={alerts.state === 'ready' && count === 0 && printNoEvents(isOn)}
    >
      {({ nodes }) => (
        <AlertTable alerts={nodes} caption="Alerts that came through it" withProject={false} actions={actions} />
      )}
    </Panel>
  );
};

const printNoEvents = (isOn: boolean): string =>
  isOn ? 'No event has come yet. The first one appears here by itself.' : 'No event has come.';

interface EventsTagProps {
  readonly isOn: boolean;
  readonly isStreaming: boolean;
  /** Alerts that came. */
  readonly count: number;
}

const EventsTag = ({ isOn, isStreaming, count }: EventsTagProps) => {
  if (!isOn) return <Tag tone="neutral">Switched off</Tag>;
  if (!isStreaming) return <Tag tone="neutral">{`Checking every ${POLL_SECONDS} s`}</Tag>;
  return <Tag tone="good">{count === 0 ? 'Waiting for the first event' : 'Live'}</Tag>;
};

interface WebhookButtonsProps {
  readonly webhook: Webhook;
  readonly workspaceId: string;
}

const WebhookButtons = ({ webhook, workspaceId }: WebhookButtonsProps) => (
  <div className="actions">
    <FormButton name="edit" label="Edit" title="Edit the webhook" isSmall>
      {(close) => <WebhookForm workspaceId={workspaceId} webhook={webhook} close={close} />}
    </FormButton>
    <SwitchWebhook webhook={webhook} />
    <DeleteWebhook webhook={webhook} />
  </div>
);

const SwitchWebhook = ({ webhook }: { readonly webhook: Webhook }) => {
  const notify = useNotify();
  const enable = useChange(EnableWebhookDocument, ({ webhookEnable }) => webhookEnable);
  const disable = useChange(DisableWebhookDocument, ({ webhookDisable }) => webhookDisable);
  const { id } = webhook;
  const switchOn = async () => {
    const [refusal] = (await enable({ id })).refusals;
    notify(refusal?.message ?? `“${printName(webhook)}” is on.`, refusal !== undefined);
  };
  if (webhook.state === 'DISABLED') {
    return (
      <Button size="compact-sm" onClick={switchOn}>
        Switch on
      </Button>
    );
  }
  return (
    <ConfirmButton
      label="Switch off"
      question={`Switch “${printName(webhook)}” off?`}
      act={async () => (await disable({ id })).refusals}
    >
      What is sent to its URL is refused until it is on again. Open alerts stay open.
    </ConfirmButton>
  );
};

const DeleteWebhook = ({ webhook }: { readonly webhook: Webhook }) => {
  const [, navigate] = useLocation();
  const remove = useChange(DeleteWebhookDocument, ({ webhookDelete }) => webhookDelete);
  const act = async () => {
    const { refusals } = await remove({ id: webhook.id });
    if (refusals.length === 0) navigate('/webhooks');
    return refusals;
  };
  return (
    <ConfirmButton label="Delete" of="Delete the webhook" question={`Delete “${printName(webhook)}”?`} act={act}>
      Its URL accepts no more events. The alerts that came through it stay.
    </ConfirmButton>
  );
};
