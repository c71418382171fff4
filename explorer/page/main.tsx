import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from './App.tsx';
import './workers.ts';

// The explorer stores the chosen theme. The page applies it before the explorer is loaded.
const theme = localStorage.getItem('graphiql:theme');
if (theme === 'light' || theme === 'dark') document.body.classList.add(`graphiql-${theme}`);

const root = document.getElementById('root');
if (root !== null) {
  createRoot(root).render(
    <StrictMode>
      <App />
    </StrictMode>,
  );
}
