import { Button, Menu } from '@mantine/core';
import { PeopleDocument } from '../gql/graphql.ts';
import { useScreen } from '../graph/useScreen.ts';
import { printName } from '../ui/Name.tsx';

interface AssignMenuProps {
  readonly assign: (userId: string) => void;
  readonly size?: 'compact-sm' | 'compact-md';
}

/** Assigns alerts to one of the people whom the viewer may see. */
export const AssignMenu = ({ assign, size = 'compact-sm' }: AssignMenuProps) => {
  const people = useScreen(PeopleDocument, {}).data?.users?.nodes ?? [];
  return (
    <Menu position="bottom-end">
      <Menu.Target>
        <Button size={size} variant="default">
          Assign…
        </Button>
      </Menu.Target>
      <Menu.Dropdown mah="60vh" style={{ overflowY: 'auto' }}>
        <Menu.Label>Assign to</Menu.Label>
        {people.map((user) => (
          <Menu.Item key={user.id} onClick={() => assign(user.id)}>
            {printName(user)}
          </Menu.Item>
        ))}
      </Menu.Dropdown>
    </Menu>
  );
};
