import { type ReactNode, useState } from 'react';
import { createRoot } from 'react-dom/client';

/** The baseline: React, one state, nothing of ours. */
function Bare(): ReactNode {
  const [count, setCount] = useState(0);
  return (
    <button onClick={() => setCount(count + 1)} type="button">
      {count}
    </button>
  );
}

createRoot(document.body.appendChild(document.createElement('div'))).render(<Bare />);
