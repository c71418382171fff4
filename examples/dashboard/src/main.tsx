import './styles/mantine.ts';
import './styles/tokens.css';
import './styles/page.css';
import { MantineProvider } from '@mantine/core';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from './App.tsx';
import { openSession } from './graph/session.ts';
import { theme, variables } from './theme.ts';
import { NoticesProvider } from './ui/Notices.tsx';

openSession();
const root = document.getElementById('root');
if (root !== null) {
  createRoot(root).render(
    <StrictMode>
      <MantineProvider theme={theme} cssVariablesResolver={variables} defaultColorScheme="auto">
        <NoticesProvider>
          <App />
        </NoticesProvider>
      </MantineProvider>
    </StrictMode>,
  );
}
