import { Button, MultiSelect, NativeSelect, TextInput } from '@mantine/core';
import { FormBody } from '../../forms/FormBody.tsx';
import { type Form, useForm } from '../../forms/useForm.ts';
import { CreatePolicyDocument } from '../../gql/graphql.ts';
import { useChange } from '../../graph/useChange.ts';
import { type Named, nameOf } from '../../ui/Name.tsx';
import { useNotify } from '../../ui/Notices.tsx';

interface PolicyFormProps {
  readonly serviceId: string;
  /** The channels of the service. */
  readonly channels: readonly Named[];
  readonly close: () => void;
}

interface Step {
  readonly channelIds: readonly string[];
  readonly escalateMinutes: string;
}

interface PolicyValues {
  readonly name: string;
  readonly finishCondition: string;
  readonly 'repeat.count': string;
  readonly rules: readonly Step[];
}

const STEP: Step = { channelIds: [], escalateMinutes: '15' };
const INITIAL: PolicyValues = { name: '', finishCondition: 'ACKNOWLEDGED', 'repeat.count': '0', rules: [STEP] };

/** Makes an escalation policy of a service. */
export const PolicyForm = ({ serviceId, channels, close }: PolicyFormProps) => {
  const notify = useNotify();
  const create = useChange(CreatePolicyDocument, ({ escalationPolicyCreate }) => escalationPolicyCreate);
  const form = useForm({ ...INITIAL }, async (values) => {
    const { refusals } = await create({ input: { serviceId, ...inputOf(values) } });
    if (refusals.length > 0) return refusals;
    notify(`Escalation policy “${values.name}” made.`);
    close();
    return [];
  });
  return (
    <FormBody form={form} action="Make policy" cancel={close}>
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

const inputOf = ({ name, finishCondition, rules, 'repeat.count': repeats }: PolicyValues) => {
  const count = Number(repeats);
  const state = count > 0 ? ('ENABLED' as const) : ('DISABLED' as const);
  return {
    name,
    finishCondition: finishCondition === 'RESOLVED' ? ('RESOLVED' as const) : ('ACKNOWLEDGED' as const),
    repeat: { state, count },
    rules: rules.map(({ channelIds, escalateMinutes }) => ({
      channelIds: [...channelIds],
      escalateMinutes: Number(escalateMinutes),
    })),
  };
};

interface StepsProps {
  readonly form: Form<PolicyValues & Record<string, unknown>>;
  readonly channels: readonly Named[];
}

const Steps = ({ form, channels }: StepsProps) => {
  const steps = form.values.rules;
  const change = (index: number, changes: Partial<Step>) =>
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
            data={channels.map((channel) => ({ value: channel.id, label: nameOf(channel) }))}
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
