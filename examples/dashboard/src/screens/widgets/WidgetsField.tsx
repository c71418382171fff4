import { Button, NativeSelect, TextInput } from '@mantine/core';
import { useEffect, useRef, useState } from 'react';
import { newWidgets } from './newWidgets.ts';
import { readWidget, type Widget, type WidgetFields } from './readWidgets.ts';
import {
  isOfAlerts,
  isOfCost,
  joinStates,
  listGroupings,
  listKinds,
  listStates,
  setGrouping,
  setKind,
  setStates,
} from './widgetChoices.ts';

interface WidgetsFieldProps {
  /** Widgets as layouts have them. */
  readonly value: readonly WidgetFields[];
  readonly onChange: (value: readonly WidgetFields[]) => void;
  readonly error: string | null;
}

/** The widgets of a dashboard: what they show, their titles, widths and order. Members that the page does not know stay as they are. */
export const WidgetsField = ({ value, onChange, error }: WidgetsFieldProps) => {
  const { element, focusAt } = useFocusAt();
  const change = (index: number, fields: WidgetFields) => onChange(value.with(index, fields));
  const moveUp = (index: number) => {
    onChange(value.flatMap((each, at) => (at === index ? [] : at === index - 1 ? [value[index] ?? {}, each] : [each])));
    focusAt(index - 1);
  };
  const remove = (index: number) => {
    onChange(value.toSpliced(index, 1));
    focusAt(Math.min(index, value.length - 2));
  };
  return (
    <fieldset className="steps-form" ref={element}>
      <legend>Widgets</legend>
      {value.map((widget, index) => (
        <WidgetField
          // biome-ignore lint/suspicious/noArrayIndexKey: widgets have no identity but their place
          key={index}
          index={index}
          fields={widget}
          change={(fields) => change(index, fields)}
          moveUp={() => moveUp(index)}
          remove={() => remove(index)}
        />
      ))}
      <AddWidget add={(widget) => onChange([...value, widget])} error={error} />
    </fieldset>
  );
};

/** Focuses the buttons of a widget after it has its place: those before are of another widget, or gone. Without a widget, what adds one. */
const useFocusAt = () => {
  const element = useRef<HTMLFieldSetElement>(null);
  const [place, setPlace] = useState<{ readonly index: number }>();
  useEffect(() => {
    const find = (selector: string) => element.current?.querySelector<HTMLElement>(selector);
    if (place) (find(`[data-widget="${place.index}"] button:enabled`) ?? find('select'))?.focus();
  }, [place]);
  return { element, focusAt: (index: number) => setPlace({ index }) };
};

interface WidgetFieldProps {
  readonly index: number;
  /** The widget as the layout has it. */
  readonly fields: WidgetFields;
  readonly change: (fields: WidgetFields) => void;
  readonly moveUp: () => void;
  readonly remove: () => void;
}

const sizes: Readonly<Record<Widget['width'], string>> = { 4: 'sm', 6: 'md', 12: 'lg' };

const WidgetField = ({ index, fields, change, moveUp, remove }: WidgetFieldProps) => {
  const widget = readWidget(fields);
  const { title, width } = widget;
  return (
    <div className="widget-field" data-widget={index}>
      <TextInput
        aria-label={`Title of widget ${index + 1}`}
        required
        value={title}
        onChange={({ currentTarget }) => change({ ...fields, title: currentTarget.value })}
      />
      <NativeSelect
        aria-label={`Width of ${title}`}
        value={sizes[width]}
        onChange={({ currentTarget }) => change({ ...fields, size: currentTarget.value })}
      >
        <option value="sm">A third</option>
        <option value="md">Half</option>
        <option value="lg">Whole width</option>
      </NativeSelect>
      <Content fields={fields} widget={widget} change={change} />
      <div className="actions">
        <Button
          size="compact-sm"
          variant="default"
          onClick={moveUp}
          disabled={index === 0}
          aria-label={`Move ${title} up`}
        >
          Up
        </Button>
        <Button size="compact-sm" variant="default" onClick={remove} aria-label={`Remove ${title}`}>
          Remove
        </Button>
      </div>
    </div>
  );
};

interface ContentProps extends Pick<WidgetFieldProps, 'fields' | 'change'> {
  readonly widget: Widget;
}

/** What a widget shows. */
const Content = ({ fields, widget, change }: ContentProps) => (
  <div className="widget-content">
    <NativeSelect
      aria-label={`What ${widget.title} shows`}
      value={widget.kind}
      data={[...listKinds(widget)]}
      onChange={({ currentTarget }) => change(setKind(fields, currentTarget.value))}
    />
    {isOfCost(widget) && (
      <NativeSelect
        aria-label={`Grouping of ${widget.title}`}
        value={widget.grouping}
        data={[...listGroupings(widget)]}
        onChange={({ currentTarget }) => change(setGrouping(fields, currentTarget.value))}
      />
    )}
    {isOfAlerts(widget) && (
      <NativeSelect
        aria-label={`Alerts of ${widget.title}`}
        value={joinStates(widget)}
        data={[...listStates(widget)]}
        onChange={({ currentTarget }) => change(setStates(fields, currentTarget.value))}
      />
    )}
  </div>
);

interface AddWidgetProps {
  readonly add: (widget: WidgetFields) => void;
  readonly error: string | null;
}

const AddWidget = ({ add, error }: AddWidgetProps) => {
  const choose = (title: string) => {
    const found = newWidgets.find((each) => each.title === title);
    if (found) add({ ...found });
  };
  return (
    <NativeSelect
      aria-label="Add a widget"
      value=""
      error={error}
      onChange={({ currentTarget }) => choose(currentTarget.value)}
    >
      <option value="">Add a widget…</option>
      {newWidgets.map(({ title }) => (
        <option key={title}>{title}</option>
      ))}
    </NativeSelect>
  );
};
