import {
  ActionIcon,
  AppShell,
  Burger,
  Button,
  Group,
  Menu,
  NavLink,
  Select,
  Skeleton,
  useComputedColorScheme,
  useMantineColorScheme,
} from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { type FunctionComponent, lazy, type ReactNode, Suspense, useEffect, useState } from 'react';
import { signInMessage } from 'skein-client';
import { Link, Route, Switch, useLocation } from 'wouter';
import { ShellDocument, type ShellQuery } from '../gql/graphql.ts';
import { isLasting } from '../graph/failures.ts';
import { MaintenanceProvider } from '../graph/maintenance.tsx';
import { enterWorkspace, signOut } from '../graph/session.ts';
import { isUnknown } from '../graph/unknown.ts';
import { usePulse } from '../graph/useConnection.ts';
import { partOf, type Screen, type ScreenPart, useScreen } from '../graph/useScreen.ts';
import { ConnectionNotice } from '../ui/ConnectionNotice.tsx';
import { formatEnum } from '../ui/format.ts';
import {
  BellIcon,
  BudgetIcon,
  Logo,
  MaintenanceIcon,
  MoonIcon,
  OverviewIcon,
  PersonIcon,
  ProjectIcon,
  SearchIcon,
  ServiceIcon,
  SunIcon,
  WebhookIcon,
} from '../ui/icons.tsx';
import { type NamedRecord, printName } from '../ui/Name.tsx';
import { NotFound } from '../ui/NotFound.tsx';
import { useNotify } from '../ui/Notices.tsx';
import { PageSkeleton } from '../ui/PageSkeleton.tsx';
import { ScreenBoundary } from '../ui/ScreenBoundary.tsx';
import { CommandPalette } from './CommandPalette.tsx';
import { Overview } from './Overview.tsx';

/** A screen whose script is loaded before the queries of the page, which a silent service may keep waiting. */
const loadScreen = <Props extends object>(load: () => Promise<{ readonly default: FunctionComponent<Props> }>) => {
  load().catch(() => {});
  return lazy(load);
};

const AlertPage = loadScreen(async () => ({ default: (await import('./AlertPage.tsx')).AlertPage }));
const BudgetsPage = loadScreen(async () => ({ default: (await import('./budgets/BudgetsPage.tsx')).BudgetsPage }));
const CostsPage = loadScreen(async () => ({ default: (await import('./CostsPage.tsx')).CostsPage }));
const DashboardPage = loadScreen(async () => ({ default: (await import('./DashboardPage.tsx')).DashboardPage }));
const MaintenancePage = loadScreen(async () => ({
  default: (await import('./maintenance/MaintenancePage.tsx')).MaintenancePage,
}));
const OnCall = loadScreen(async () => ({ default: (await import('./OnCall.tsx')).OnCall }));
const Project = loadScreen(async () => ({ default: (await import('./Project.tsx')).Project }));
const ServicesPage = loadScreen(async () => ({ default: (await import('./services/ServicesPage.tsx')).ServicesPage }));
const WebhookPage = loadScreen(async () => ({ default: (await import('./webhooks/WebhookPage.tsx')).WebhookPage }));
const WebhooksPage = loadScreen(async () => ({ default: (await import('./webhooks/WebhooksPage.tsx')).WebhooksPage }));

/** Titles of the screens that are loaded, by the first part of their address. */
const TITLES: Readonly<Record<string, string>> = {
  'on-call': 'On call',
  alerts: 'Alert',
  dashboards: 'Dashboard',
  budgets: 'Budgets',
  costs: 'Cost',
  maintenance: 'Maintenance',
  projects: 'Project',
  services: 'Services',
  webhooks: 'Webhooks',
};

/** The frame of all screens of a workspace: header, navigation, and the screen of the address. */
export const Shell = ({ workspaceId }: { readonly workspaceId: string }) => {
  const screen = useScreen(ShellDocument, { workspace: workspaceId });
  usePulse(workspaceId);
  const projects = screen.data?.workspace?.projects?.nodes ?? [];
  const [opened, { toggle, close }] = useDisclosure();
  const [isSearching, setIsSearching] = useState(false);
  const [location] = useLocation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: after each change of the address
  useEffect(close, [location]);

  return (
    <AppShell
      header={{ height: 60 }}
      navbar={{ width: 236, breakpoint: 'sm', collapsed: { mobile: !opened } }}
      padding={{ base: 'md', sm: 'lg' }}
    >
      <button type="button" className="skip" onClick={focusContent}>
        Skip to the content
      </button>
      <AppShell.Header px="md">
        <Group h="100%" justify="space-between" wrap="nowrap" gap="sm">
          <Group gap="sm" wrap="nowrap">
            <Burger
              opened={opened}
              onClick={toggle}
              hiddenFrom="sm"
              size="sm"
              aria-label="Navigation"
              aria-expanded={opened}
            />
            <Link href="/" className="brand" aria-label="Skein">
              <Logo /> <span className="brand-name">Skein</span>
            </Link>
          </Group>
          <Group gap="xs" wrap="nowrap">
            <ActionIcon variant="default" size="lg" onClick={() => setIsSearching(true)} aria-label="Go to (Ctrl+K)">
              <SearchIcon />
            </ActionIcon>
            <WorkspaceSelect screen={screen} workspaceId={workspaceId} />
            <ColorSchemeButton />
            <AccountMenu screen={screen} />
          </Group>
        </Group>
      </AppShell.Header>
      <CommandPalette
        projects={projects}
        userId={screen.data?.me?.user?.id ?? null}
        opened={isSearching}
        setOpened={setIsSearching}
      />
      <AppShell.Navbar p="sm" aria-label="Main">
        <Navigation screen={screen} location={location} />
      </AppShell.Navbar>
      <AppShell.Main className="shell-main" id="content">
        <div className="content">
          <ConnectionNotice />
          <MaintenanceProvider>
            <ScreenBoundary key={location}>
              <Suspense fallback={<PageSkeleton title={TITLES[location.split('/')[1] ?? ''] ?? 'Skein'} />}>
                <Switch>
                  <Route path="/">
                    <Overview workspaceId={workspaceId} />
                  </Route>
                  <Route path="/on-call">
                    <OnCall workspaceId={workspaceId} projects={projects} />
                  </Route>
                  <Route path="/maintenance">
                    <MaintenancePage projects={projects} />
                  </Route>
                  <Route path="/budgets">
                    <BudgetsPage workspaceId={workspaceId} projects={projects} />
                  </Route>
                  <Route path="/costs">
                    <CostsPage workspaceId={workspaceId} />
                  </Route>
                  <Route path="/services">
                    <ServicesPage workspaceId={workspaceId} />
                  </Route>
                  <Route path="/webhooks">
                    <WebhooksPage workspaceId={workspaceId} projects={projects} />
                  </Route>
                  <Route path="/webhooks/:id">
                    {({ id }) => <WebhookPage key={id} id={id} workspaceId={workspaceId} />}
                  </Route>
                  <Route path="/alerts/:id">{({ id }) => <AlertPage key={id} id={id} />}</Route>
                  <Route path="/dashboards/:id">{({ id }) => <DashboardPage key={id} id={id} />}</Route>
                  <Route path="/projects/:id">{({ id }) => <Project key={id} id={id} projects={projects} />}</Route>
                  <Route>
                    <NotFound what="page" />
                  </Route>
                </Switch>
              </Suspense>
            </ScreenBoundary>
          </MaintenanceProvider>
        </div>
      </AppShell.Main>
    </AppShell>
  );
};

const focusContent = (): void => document.querySelector<HTMLElement>('main h1')?.focus();

const Navigation = ({ screen, location }: { readonly screen: Screen<ShellQuery>; readonly location: string }) => (
  <div style={{ overflowY: 'auto' }}>
    <NavItem href="/" label="Overview" icon={<OverviewIcon />} location={location} />
    <NavItem href="/on-call" label="On call" icon={<BellIcon />} location={location} />
    <NavItem href="/maintenance" label="Maintenance" icon={<MaintenanceIcon />} location={location} />
    <NavItem href="/budgets" label="Budgets" icon={<BudgetIcon />} location={location} />
    <NavItem href="/services" label="Services" icon={<ServiceIcon />} location={location} />
    <NavItem href="/webhooks" label="Webhooks" icon={<WebhookIcon />} location={location} />
    <p className="nav-heading">Projects</p>
    <ProjectItems
      part={partOf(screen, ['workspace', 'projects'], screen.data?.workspace?.projects?.nodes)}
      location={location}
    />
  </div>
);

interface ProjectItemsProps {
  readonly part: ScreenPart<readonly NamedRecord[]>;
  readonly location: string;
}

const ProjectItems = ({ part, location }: ProjectItemsProps) => {
  if (part.state === 'failed' && isLasting(part.failure)) return <p className="nav-note">{part.failure.message}</p>;
  if (part.state === 'loading') return <Skeleton className="nav-skeleton" />;
  if (part.state === 'failed') return <Skeleton className="nav-skeleton still" animate={false} />;
  if (part.value.length === 0) return <p className="nav-note">None that you may see</p>;
  return part.value.map((project) => (
    <NavItem
      key={project.id}
      href={`/projects/${project.id}`}
      label={printName(project)}
      icon={<ProjectIcon />}
      location={location}
    />
  ));
};

interface NavItemProps {
  readonly href: string;
  readonly label: string;
  readonly icon: ReactNode;
  readonly location: string;
}

const NavItem = ({ href, label, icon, location }: NavItemProps) => (
  <NavLink
    component={Link}
    href={href}
    label={label}
    leftSection={icon}
    active={location === href}
    aria-current={location === href ? 'page' : undefined}
  />
);

interface WorkspaceSelectProps {
  readonly screen: Screen<ShellQuery>;
  readonly workspaceId: string;
}

const WorkspaceSelect = ({ screen, workspaceId }: WorkspaceSelectProps) => {
  const notify = useNotify();
  const [, navigate] = useLocation();
  const workspaces = (screen.data?.me?.workspaces ?? []).map(({ workspace }) => ({
    value: workspace.id,
    label: printName(workspace),
  }));
  const change = (next: string | null) => {
    if (next === null || next === workspaceId) return;
    enterWorkspace(next).then(
      () => navigate('/'),
      (error: unknown) => notify(signInMessage(error), true),
    );
  };
  return (
    <Select
      aria-label="Workspace"
      w={{ base: 116, sm: 220 }}
      size="sm"
      placeholder="Workspace"
      disabled={workspaces.length === 0}
      data={workspaces}
      value={workspaces.length === 0 ? null : workspaceId}
      onChange={change}
      allowDeselect={false}
    />
  );
};

const ColorSchemeButton = () => {
  const scheme = useComputedColorScheme('light');
  const { setColorScheme } = useMantineColorScheme();
  const other = scheme === 'dark' ? 'light' : 'dark';
  return (
    <ActionIcon variant="default" size="lg" onClick={() => setColorScheme(other)} aria-label={`Use ${other} colours`}>
      {scheme === 'dark' ? <SunIcon /> : <MoonIcon />}
    </ActionIcon>
  );
};

/** Undefined if the server does not serve the explorer: it then removes the element. */
const EXPLORER_URL = document.querySelector<HTMLMetaElement>('meta[name="skein-explorer"]')?.content;

const AccountMenu = ({ screen }: { readonly screen: Screen<ShellQuery> }) => {
  const me = screen.data?.me ?? null;
  const name = findViewerName(me);
  return (
    <Menu position="bottom-end" withArrow>
      <Menu.Target>
        <Button variant="default" px="sm" aria-label={name ? `${toInitials(name)}: account of ${name}` : 'Account'}>
          {name ? toInitials(name) : <PersonIcon />}
        </Button>
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.Label>
          {name ?? 'Account'}
          <br />
          {me ? formatEnum(me.roleType) : ''}
        </Menu.Label>
        {EXPLORER_URL && (
          <Menu.Item component="a" href={EXPLORER_URL}>
            Explorer
          </Menu.Item>
        )}
        <Menu.Divider />
        <Menu.Item onClick={signOut}>Sign out</Menu.Item>
      </Menu.Dropdown>
    </Menu>
  );
};

/** The name of who signed in, or the identifier of a user without a name. Null while that is not known. */
const findViewerName = (me: ShellQuery['me']): string | null =>
  me === null || isUnknown(me, 'name') ? null : (me.name ?? me.user?.id ?? null);

const toInitials = (name: string): string =>
  name
    .split(/\s+/)
    .map((word) => word.charAt(0).toUpperCase())
    .slice(0, 2)
    .join('');
