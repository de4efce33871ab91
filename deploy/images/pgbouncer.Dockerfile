# docker build -f deploy/images/pgbouncer.Dockerfile -t forecourt/pgbouncer:TAG .
FROM debian:bookworm-slim
RUN apt-get update && apt-get install -y --no-install-recommends pgbouncer && rm -rf /var/lib/apt/lists/*
COPY deploy/pgbouncer/pgbouncer.ini /etc/pgbouncer/pgbouncer.ini
COPY deploy/pgbouncer/start.sh /start.sh
USER postgres
EXPOSE 6432
CMD ["sh", "/start.sh"]
