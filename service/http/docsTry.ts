/**
 * The script of the reference page that tries a call. It signs in as a demo account by phone with the code from the
 * development outbox, sends the payload of the field and shows the answer.
 */
export const TRY_SCRIPT = `
const post = async (path, body, headers = {}) => {
  const response = await fetch(path, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(body),
  });
  return response.json();
};
const phone = document.querySelector('#phone');
const tokens = new Map();

async function phoneToken(number) {
  const kept = sessionStorage.getItem('docs.phone.' + number);
  if (kept !== null) return JSON.parse(kept);
  const login = { SiteID: 'dev', CountryCode: 886, PhoneNumber: number };
  const sent = await post('/api/v1/captcha', { ...login, Lang: 'zh_tw' });
  if (sent.Code !== 200) throw new Error('No code was sent: ' + JSON.stringify(sent));
  const { Result } = await (await fetch('/dev/outbox?to=' + number)).json();
  const ValidateCode = /\\d{6}/.exec(Result.List[0].Text)[0];
  const proof = await post('/api/v1/valid_captcha', { ...login, ValidateCode });
  if (proof.Code !== 200) throw new Error('The code was refused: ' + JSON.stringify(proof));
  const known = { Token: proof.Result.Token, PlayerID: proof.Result.Player[0]?.Player.PlayerID ?? '' };
  sessionStorage.setItem('docs.phone.' + number, JSON.stringify(known));
  return known;
}

async function sessionToken() {
  const number = phone.value;
  if (tokens.has(number)) return tokens.get(number);
  const proof = await phoneToken(number);
  const { csrfToken } = await (await fetch('/api/auth/csrf')).json();
  const opened = await post('/api/auth/signin/choosePhoneAccount', { ...proof, csrfToken });
  if (opened.Code !== 200) {
    sessionStorage.removeItem('docs.phone.' + number);
    throw new Error('The sign-in was refused: ' + JSON.stringify(opened));
  }
  tokens.clear();
  tokens.set(number, opened.Result.token);
  return opened.Result.token;
}

function ask(socket, frame, token) {
  return new Promise((resolve, reject) => {
    const wire = new WebSocket(location.origin.replace(/^http/, 'ws') + '/ws/' + socket);
    const late = setTimeout(() => reject(new Error('no answer within 10 s')), 10000);
    const send = (OP, R, rest) => wire.send(JSON.stringify({ OP, CloseRSA: true, R, ...rest }));
    wire.onopen = () => (frame.login ? send(frame.OP, frame.R, { Token: token, ...frame.payload }) : send(10000, 'login', { Token: token }));
    wire.onerror = () => reject(new Error('the socket did not open'));
    wire.onmessage = ({ data }) => {
      const answer = JSON.parse(data);
      if (answer.R === 'login' && answer.Code === 200) send(frame.OP, frame.R, frame.payload);
      else if (answer.R === frame.R || answer.R === 'login' || answer.OP === 0) {
        clearTimeout(late);
        wire.close();
        resolve(answer);
      }
    };
  });
}

for (const form of document.querySelectorAll('form[data-try]')) {
  form.addEventListener('submit', async (event) => {
    event.preventDefault();
    const out = form.querySelector('output');
    const button = form.querySelector('button');
    button.disabled = true;
    out.textContent = 'Asking…';
    try {
      const payload = JSON.parse(form.elements.payload.value);
      const { op, socket, method, path, login, access } = form.dataset;
      const token = access === 'anyone' ? '' : await sessionToken();
      let answer;
      if (op !== undefined) {
        answer = await ask(socket, { OP: Number(op), R: crypto.randomUUID(), payload, login: login === 'true' }, token);
      } else if (method === 'GET') {
        const response = await fetch(path + '?' + new URLSearchParams(payload), { headers: { 'api-token': token } });
        const type = response.headers.get('content-type') ?? '';
        answer = type.includes('json') ? await response.json() : response.status + ' ' + type;
      } else {
        const { csrfToken } = access === 'csrf' ? await (await fetch('/api/auth/csrf')).json() : {};
        answer = await post(path, csrfToken === undefined ? payload : { ...payload, csrfToken }, token === '' ? {} : { 'api-token': token });
      }
      out.textContent = JSON.stringify(answer, null, 2);
    } catch (error) {
      out.textContent = String(error);
    }
    button.disabled = false;
  });
}
`;
