// In the brand and the language of the last visit, which that visit wrote down; every language where nobody did.
(() => {
  const read = () => {
    try {
      return JSON.parse(localStorage.getItem('menagerie.shell') ?? 'null');
    } catch {
      return null;
    }
  };
  const { Brand, Name, Language } = read() ?? {};
  if (/^[a-z][a-z0-9-]{1,31}$/.test(Brand)) {
    document.documentElement.dataset.brand = Brand;
    const style = document.createElement('link');
    style.rel = 'stylesheet';
    style.href = `/brands/${Brand}/theme.css`;
    document.head.prepend(style);
    const mark = document.getElementById('mark');
    mark.src = `/brands/${Brand}/mark.svg`;
    mark.onload = () => {
      mark.hidden = false;
    };
  }
  const own = [...document.querySelectorAll('main > [lang]')].find(({ lang }) => lang === Language);
  if (own !== undefined) {
    own.classList.add('own');
    document.documentElement.lang = Language;
    document.documentElement.dataset.known = '';
    document.title = `${own.querySelector('h1').textContent} · ${Name ?? document.title}`;
  }
  addEventListener('online', () => location.reload());
})();
