import { createRoot } from 'react-dom/client';

createRoot(document.body.appendChild(document.createElement('main'))).render(
  <>
    <h1 id="heading">Heading of the application</h1>
    <ul id="list">
      <li>Entry</li>
    </ul>
    <p>
      Text <img id="picture" alt="" width="8" height="8" src="data:image/gif;base64,R0lGODlhAQABAAAAACw=" />
    </p>
  </>,
);
