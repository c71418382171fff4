import { Button } from '@mantine/core';
import { ConfirmButton } from '../../forms/ConfirmButton.tsx';
import { FormButton } from '../../forms/FormButton.tsx';
import { DeletePolicyDocument, UsePolicyDocument } from '../../gql/graphql.ts';
import { useChange } from '../../graph/useChange.ts';
import { printName, Unknown } from '../../ui/Name.tsx';
import { useNotify } from '../../ui/Notices.tsx';
import { Tag } from '../../ui/Tag.tsx';
import { PolicyForm } from './PolicyForm.tsx';
import type { Policy, Service } from './service.ts';

/** The escalation policies of a service, and which of them its alerts have. */
export const Policies = ({ service }: { readonly service: Service }) => {
  const policies = service.escalationPolicies?.nodes;
  if (!policies) {
    return (
      <p className="panel-empty">
        Escalation policies: <Unknown />
      </p>
    );
  }
  if (policies.length === 0) return <p className="panel-empty">It has no escalation policy: nobody is notified.</p>;
  return (
    <ul className="plain rows" aria-label={`Policies of ${service.name}`}>
      {policies.map((policy) => (
        <li key={policy.id}>
          <div className="row-line">
            <strong>{policy.name}</strong>
            <div className="actions">
              {policy.id === service.escalationPolicy?.id && <Tag tone="good">In use</Tag>}
              <FormButton name={`policy-${policy.id}`} label="Edit" title={`Edit ${policy.name}`} isSmall>
                {(close) => (
                  <PolicyForm serviceId={service.id} channels={service.channels} policy={policy} close={close} />
                )}
              </FormButton>
              {policy.id !== service.escalationPolicy?.id && <PolicyButtons service={service} policy={policy} />}
            </div>
          </div>
          <PolicySteps policy={policy} />
        </li>
      ))}
    </ul>
  );
};

const PolicySteps = ({ policy: { rules, repeat, finishCondition } }: { readonly policy: Policy }) => (
  <ol className="timeline policy-steps" aria-label="Steps">
    {rules.map(({ channels, escalateMinutes }, index) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: the steps have no identity but their position
      <li key={index}>
        {channels.length === 0 ? 'All channels of the service' : channels.map(printName).join(', ')}
        {index < rules.length - 1 && <div className="quiet small">then {escalateMinutes} min.</div>}
      </li>
    ))}
    <li className="quiet small">
      {repeat.state === 'ENABLED' && repeat.count > 0 && `${repeat.count} more times, `}until the alert is{' '}
      {finishCondition === 'RESOLVED' ? 'resolved' : 'acknowledged'}
    </li>
  </ol>
);

const PolicyButtons = ({ service, policy }: { readonly service: Service; readonly policy: Policy }) => {
  const notify = useNotify();
  const remove = useChange(DeletePolicyDocument, ({ escalationPolicyDelete }) => escalationPolicyDelete);
  const choose = useChange(UsePolicyDocument, ({ alertServiceUpdate }) => alertServiceUpdate);
  const apply = async () => {
    const [refusal] = (await choose({ service: service.id, policy: policy.id })).refusals;
    notify(refusal?.message ?? `New alerts of ${service.name} escalate by “${policy.name}”.`, refusal !== undefined);
  };
  return (
    <>
      <Button size="compact-sm" onClick={apply} aria-label={`Use ${policy.name}`}>
        Use
      </Button>
      <ConfirmButton
        label="Delete"
        of={`Delete ${policy.name}`}
        question={`Delete “${policy.name}”?`}
        act={async () => (await remove({ id: policy.id })).refusals}
      >
        Alerts that escalate by it stop doing so.
      </ConfirmButton>
    </>
  );
};
