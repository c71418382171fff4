import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from './App.tsx';
import './workers.ts';

// The explorer keeps the choice of light or dark; until it is loaded the page obeys it by itself.
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
