import { Button, MultiSelect, NativeSelect, TextInput } from '@mantine/core';
import { FormBody } from '../../forms/FormBody.tsx';
import { mapChanged } from '../../forms/mapChanged.ts';
import { useFinish } from '../../forms/useFinish.ts';
import { type Form, useForm } from '../../forms/useForm.ts';
import { CreatePolicyDocument, UpdatePolicyDocument } from '../../gql/graphql.ts';
import { useChange } from '../../graph/useChange.ts';
import { type NamedRecord, printName } from '../../ui/Name.tsx';
import type { Policy } from './service.ts';

interface PolicyFormProps {
  readonly serviceId: string;
  /** The channels of the service. */
  readonly channels: readonly NamedRecord[];
  /** The policy to change; undefined: a new one. */
  readonly policy?: Policy;
  readonly close: () => void;
}

interface PolicyStep {
  readonly channelIds: readonly string[];
  readonly escalateMinutes: string;
}

type PolicyValues = {
  readonly name: string;
  readonly finishCondition: string;
  readonly 'repeat.count': string;
  readonly rules: readonly PolicyStep[];
};

const STEP: PolicyStep = { channelIds: [], escalateMinutes: '15' };
const INITIAL: PolicyValues = { name: '', finishCondition: 'ACKNOWLEDGED', 'repeat.count': '0', rules: [STEP] };

/** Makes an escalation policy of a service, or changes one. */
export const PolicyForm = ({ serviceId, channels, policy, close }: PolicyFormProps) => {
  const finish = useFinish(close);
  const create = useChange(CreatePolicyDocument, ({ escalationPolicyCreate }) => escalationPolicyCreate);
  const update = useChange(UpdatePolicyDocument, ({ escalationPolicyUpdate }) => escalationPolicyUpdate);
  const form = useForm(policy ? toPolicyValues(policy) : INITIAL, async (values, changes) => {
    const { refusals } = policy
      ? await update({ input: { id: policy.id, ...toPolicyInput(changes) } })
      : await create({
          input: { serviceId, ...toPolicyInput(values), name: values.name, rules: toRules(values.rules) },
        });
    return finish(refusals, `Escalation policy “${values.name}” ${policy ? 'changed' : 'made'}.`);
  });
  return (
    <FormBody form={form} action={policy ? 'Save policy' : 'Make policy'} cancel={close}>
      <TextInput label="Name" required data-autofocus {...form.field('name')} />
      <Steps form={form} channels={channels} />
      <div className="form-pair">
        <NativeSelect label="Ends when an alert is" {...form.field('finishCondition')}>
          <option value="ACKNOWLEDGED">Acknowledged</option>
          <option value="RESOLVED">Resolved</option>
        </NativeSelect>
        <TextInput
          label="Repeats of all steps"
          type="number"
          min={0}
          max={9}
          required
          {...form.field('repeat.count')}
        />
      </div>
    </FormBody>
  );
};

const toPolicyValues = ({ name, finishCondition, repeat, rules }: Policy): PolicyValues => ({
  name,
  finishCondition,
  'repeat.count': String(repeat.state === 'ENABLED' ? repeat.count : 0),
  rules: rules.map(({ channels, escalateMinutes }) => ({
    channelIds: channels.map(({ id }) => id),
    escalateMinutes: String(escalateMinutes),
  })),
});

const toRules = (steps: readonly PolicyStep[]) =>
  steps.map(({ channelIds, escalateMinutes }) => ({
    channelIds: [...channelIds],
    escalateMinutes: Number(escalateMinutes),
  }));

const toRepeat = (text: string) => {
  const count = Number(text);
  return { state: count > 0 ? ('ENABLED' as const) : ('DISABLED' as const), count };
};

const toFinishCondition = (text: string) => (text === 'RESOLVED' ? ('RESOLVED' as const) : ('ACKNOWLEDGED' as const));

const toPolicyInput = ({ name, finishCondition, rules, 'repeat.count': repeats }: Partial<PolicyValues>) => ({
  name,
  finishCondition: mapChanged(finishCondition, toFinishCondition),
  repeat: mapChanged(repeats, toRepeat),
  rules: mapChanged(rules, toRules),
});

interface StepsProps {
  readonly form: Form<PolicyValues>;
  readonly channels: readonly NamedRecord[];
}

const Steps = ({ form, channels }: StepsProps) => {
  const steps = form.values.rules;
  const change = (index: number, changes: Partial<PolicyStep>) =>
    form.set(
      'rules',
      steps.map((step, at) => (at === index ? { ...step, ...changes } : step)),
    );
  return (
    <fieldset className="steps-form">
      <legend>Steps</legend>
      {steps.map((step, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the steps have no identity but their position
        <div key={index} className="form-pair">
          <MultiSelect
            label={`Step ${index + 1} notifies`}
            placeholder={step.channelIds.length === 0 ? 'All channels' : ''}
            data={channels.map((channel) => ({ value: channel.id, label: printName(channel) }))}
            value={[...step.channelIds]}
            onChange={(channelIds) => change(index, { channelIds })}
            error={form.problemAt(`rules.${index}.channelIds`)}
          />
          <TextInput
            label={index === steps.length - 1 ? 'Minutes until it repeats' : `Minutes to step ${index + 2}`}
            type="number"
            min={0}
            required
            value={step.escalateMinutes}
            onChange={({ currentTarget }) => change(index, { escalateMinutes: currentTarget.value })}
            error={form.problemAt(`rules.${index}.escalateMinutes`)}
          />
        </div>
      ))}
      <div className="form-buttons">
        {steps.length > 1 && (
          <Button size="compact-sm" variant="default" onClick={() => form.set('rules', steps.slice(0, -1))}>
            Remove step {steps.length}
          </Button>
        )}
        <Button size="compact-sm" variant="default" onClick={() => form.set('rules', [...steps, STEP])}>
          Add step
        </Button>
      </div>
    </fieldset>
  );
};
