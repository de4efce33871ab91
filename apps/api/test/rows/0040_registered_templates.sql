insert into templates (name, version, title, origin, theme, colors, contract, storefront, build)
  select 'night-market', '1.0.' || count(*), 'Night Market', 'https://night-market.example', 'own', '{"page": "#ffffff"}', 1, '0.4.0', 'abc'
  from templates where name = 'night-market';
